import type { GuideView } from './guide-view.ts';
import './guide.css';

/** How it is followed together, in titled passages. */
export function Guide({ guide: { heading, passages } }: { guide: GuideView }) {
  return (
    <section className="guide" data-ground="chalk" aria-labelledby="guide">
      <div className="content">
        <h2 id="guide" className="display display-h2">
          {heading}
        </h2>
        <div className="guide-passages">
          {passages.map(({ title, text, points }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {points.length > 0 && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
