import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { direction, type Locale } from '../../content/locale.ts';
import { site } from '../../content/site.ts';
import { darkStyles, letterStyles as styles } from './letter-styles.ts';
import type { LetterLink, LetterWords } from './letter-words.ts';
import { splitIsolated } from './typed-name.ts';

/** The letter as an HTML document of tables, which all e-mail programs show. It loads nothing. */
export function LetterDocument({ locale, words }: { locale: Locale; words: LetterWords }) {
  const dir = direction[locale];
  return (
    <html lang={locale} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{words.subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="ground" style={styles.body}>
        {/* Web mail removes the attributes of `html` and `body`. */}
        <div lang={locale} dir={dir}>
          <Rows className="ground" dir={dir} style={styles.ground}>
            <td align="center" style={styles.margin}>
              <Rows className="sheet" dir={dir} style={styles.sheet}>
                <td style={styles.brand}>{site.name}</td>
                <td className="content" style={styles.content}>
                  <Content words={words} dir={dir} />
                </td>
                <td className="stub" style={styles.stub}>
                  <TicketStub facts={words.ticket} dir={dir} />
                </td>
                <td className="foot" style={styles.foot}>
                  <Foot words={words} />
                </td>
              </Rows>
            </td>
          </Rows>
        </div>
      </body>
    </html>
  );
}

type RowsProps = {
  className: string;
  dir: 'ltr' | 'rtl';
  style: CSSProperties;
  /** One cell for each row. */
  children: ReactNode;
};

/** A table for layout, with one column. */
function Rows({ className, dir, style, children }: RowsProps) {
  const cells = [children].flat();
  return (
    <table
      role="presentation"
      className={className}
      dir={dir}
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={style}
    >
      <tbody>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <tr key={index}>{cell}</tr>
        ))}
      </tbody>
    </table>
  );
}

function Content({ words, dir }: { words: LetterWords; dir: 'ltr' | 'rtl' }) {
  const { heading, greeting, paragraphs, button, stores, note } = words;
  return (
    <>
      <h1 className="text" style={styles.heading}>
        {heading}
      </h1>
      {[greeting, ...paragraphs].map((text) => (
        <Paragraph key={text}>
          <Text>{text}</Text>
        </Paragraph>
      ))}
      <table
        role="presentation"
        dir={dir}
        border={0}
        cellPadding={0}
        cellSpacing={0}
        style={styles.buttonTable}
      >
        <tbody>
          <tr>
            <td align="center" style={styles.buttonCell}>
              <a href={button.url} style={styles.button}>
                {button.label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      {stores.length > 0 && (
        <p className="text" style={styles.links}>
          <Links links={stores} className="text" style={styles.link} />
        </p>
      )}
      {note && <Paragraph>{note}</Paragraph>}
    </>
  );
}

function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="text" style={styles.paragraph}>
      {children}
    </p>
  );
}

/** A space ends each cell, for programs that write a row as one text. */
function TicketStub({ facts, dir }: { facts: LetterWords['ticket']; dir: 'ltr' | 'rtl' }) {
  return (
    <table role="presentation" dir={dir} width="100%" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td width="35%" style={styles.factLabel}>
              {label}{' '}
            </td>
            <td style={styles.factValue}>
              <Text>{value}</Text>{' '}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Foot({ words: { links, small } }: { words: LetterWords }) {
  return (
    <>
      <p className="muted" style={styles.links}>
        <Links links={links} className="muted" style={styles.smallLink} />
      </p>
      {small.map((text) => (
        <p key={text} className="muted" style={styles.small}>
          <Text>{text}</Text>
        </p>
      ))}
    </>
  );
}

type LinksProps = { links: LetterLink[]; className: string; style: CSSProperties };

/** Links on lines of their own. */
function Links({ links, className, style }: LinksProps) {
  return links.map(({ label, url }, index) => (
    <Fragment key={url}>
      {index > 0 && <br />}
      <a href={url} className={className} style={style}>
        {label}
      </a>
    </Fragment>
  ));
}

/** Text with names in it, each with the direction of its own letters. */
function Text({ children }: { children: string }) {
  return splitIsolated(children).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part,
  );
}
