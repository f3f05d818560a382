import { type Locale, locales } from '../../../content/locale.ts';
import { type ClientPackage, load } from '../packages.ts';
import type { Row } from '../row.ts';
import { fans, signedUp } from '../signed-up-site.ts';

type Letter = { subject: string; from: string; to: string; text: string; html: string; unsubscribe: string };

const subjects: Record<Locale, string> = { en: 'Confirm your ticket', ar: 'أكّد تذكرتك' };
const wantedLink = /https:\/\/sportbuddy\.example\/(?:ar\/)?ticket\/[\w-]+/;

/** @returns a line for each part of the letter that was not read as it was sent */
function faultsOf(letter: Letter, locale: Locale): string[] {
  const { name, team, email } = fans[locale];
  const parts = {
    sender: letter.from === 'SportBuddy hello@fans.example',
    recipient: letter.to === email,
    subject: letter.subject === subjects[locale],
    'name in the text': letter.text.includes(name),
    'team in the text': letter.text.includes(team),
    'name in the HTML': letter.html.includes(name),
    'link in the text': wantedLink.test(letter.text),
    'address to unsubscribe': new RegExp(`^${wantedLink.source}$`).test(letter.unsubscribe),
  };
  return Object.entries(parts).flatMap(([part, isRight]) =>
    isRight ? [] : [`${locale}: wrong ${part} in ${JSON.stringify(letter).slice(0, 900)}`],
  );
}

function parserRow<Module>(
  client: ClientPackage,
  read: (module: Module, raw: string) => Promise<Letter>,
): Row {
  return {
    title: `${client.name} reads the letters in both languages, with their one-click unsubscribe`,
    packages: [client],
    async checkSite() {
      const module = await load<Module>(client);
      const { letters } = await signedUp();
      const faults: string[] = [];
      for (const locale of locales) faults.push(...faultsOf(await read(module, letters[locale]), locale));
      return faults;
    },
  };
}

type Address = { name: string; address: string };
type MailParser = {
  default: {
    simpleParser(raw: string): Promise<{
      subject: string;
      from: { value: Address[] };
      to: { value: Address[] };
      text: string;
      html: string;
      headers: Map<string, { unsubscribe: { url: string }; 'unsubscribe-post': { name: string } }>;
    }>;
  };
};

export const mailParser = parserRow<MailParser>(
  { name: 'mailparser', version: '3.14.2' },
  async ({ default: parser }, raw) => {
    const { subject, from, to, text, html, headers } = await parser.simpleParser(raw);
    const list = headers.get('list');
    const [sender] = from.value;
    return {
      ...{ subject, text, html },
      from: `${sender?.name} ${sender?.address}`,
      to: to.value.map(({ address }) => address).join(),
      unsubscribe:
        list?.['unsubscribe-post'].name === 'List-Unsubscribe=One-Click' ? list.unsubscribe.url : '',
    };
  },
);

type PostalMime = {
  default: {
    parse(raw: string): Promise<{
      subject: string;
      from: Address;
      to: Address[];
      text: string;
      html: string;
      headers: { key: string; value: string }[];
    }>;
  };
};

export const postalMime = parserRow<PostalMime>(
  { name: 'postal-mime', version: '4.0.0' },
  async ({ default: parser }, raw) => {
    const { subject, from, to, text, html, headers } = await parser.parse(raw);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
    const isOneClick = header('list-unsubscribe-post') === 'List-Unsubscribe=One-Click';
    return {
      ...{ subject, text, html },
      from: `${from.name} ${from.address}`,
      to: to.map(({ address }) => address).join(),
      unsubscribe: isOneClick ? header('list-unsubscribe').replaceAll(/[<>]/g, '') : '',
    };
  },
);

type HtmlToText = { default: { convert(html: string, options: object): string } };

const tickets: Record<Locale, string> = {
  en: 'Team Liverpool Gate Founders Row First Seat Next to your mates',
  ar: 'الفريق الهلال البوابة المؤسسون الصف الأول المقعد بجانب رفاقك',
};
const htmlToTextPackage = { name: 'html-to-text', version: '10.0.1' };

/** Mail programs without HTML, archives and search make such a text of the HTML part. */
export const htmlToText: Row = {
  title: 'html-to-text keeps the words and links of the HTML letters, and no styles',
  packages: [htmlToTextPackage],
  async checkSite() {
    const { default: converter } = await load<HtmlToText>(htmlToTextPackage);
    const { html } = await signedUp();
    return locales.flatMap((locale) => {
      const text = converter.convert(html[locale], { wordwrap: false });
      const { name } = fans[locale];
      const isRight = [name, tickets[locale]].every((words) => text.includes(words)) && wantedLink.test(text);
      return isRight && !/[{}]|&\w+;/.test(text) ? [] : [`${locale}: ${JSON.stringify(text)}`];
    });
  },
};
