import type { Transcript } from '../../contract/transcript.ts';

/** On the house's clock, which the file names. */
const ZONE = 'Europe/Paris';
const clock = new Intl.DateTimeFormat('fr', { timeZone: ZONE, timeStyle: 'medium' });
const day = new Intl.DateTimeFormat('fr', { timeZone: ZONE, dateStyle: 'full' });

/** The conversation as a plain text file. */
export function transcriptText({ member_name, advisor_name, began_at, lines }: Transcript): string {
  const names = { member: member_name, advisor: advisor_name };
  const head = [
    `Conversation entre ${member_name} et ${advisor_name}`,
    ...(began_at ? [`${day.format(new Date(began_at))}, heure de Paris`] : []),
  ];
  const said = lines.map(
    ({ by, at, text }) => `[${clock.format(new Date(at))}] ${names[by]} : ${text ?? '(une image)'}`,
  );
  return `${[...head, '', ...said].join('\n')}\n`;
}
