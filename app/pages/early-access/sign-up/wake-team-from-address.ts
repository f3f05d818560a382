/** Pages of teams lead here with the team in the address, which a prerendered page cannot know. */
export function wake(root: HTMLElement): void {
  const team = new URLSearchParams(window.location.search).get('team');
  const field = root.querySelector<HTMLInputElement>('[name=team]');
  if (team && field && !field.value) field.value = team;
}
