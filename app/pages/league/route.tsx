export default function Page() {
  return <h1>SportBuddy</h1>;
}
