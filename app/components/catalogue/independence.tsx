import './independence.css';

/** Who publishes the page, and that nobody named on it has a part in that. */
export function Independence({ children }: { children: string }) {
  return (
    <div className="independence" data-ground="chalk">
      <p className="content muted">{children}</p>
    </div>
  );
}
