import { SEQUENCES, TEXTS } from './pain-001-schema.ts';
import { elementsNamed, readXml, type XmlElement } from './read-xml.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** What a bank would refuse in a customer's order, by the schema and by the rules beside it; nothing where it would take it. */
export function faultsOfPain001(xml: string): string[] {
  let document: XmlElement;
  try {
    document = readXml(xml);
  } catch (error) {
    return [String(error)];
  }
  const namespace = document.attributes['xmlns'] === NAMESPACE ? [] : [`namespace ${document.attributes['xmlns']}`];
  return [...namespace, ...faultsOf(document, ''), ...sumsAndNames(document)];
}

const known = <T>(table: Readonly<Record<string, T>>, parent: string, name: string): T | undefined =>
  table[`${parent}/${name}`] ?? table[name];

function faultsOf(element: XmlElement, parent: string): string[] {
  const { name, text, children, attributes } = element;
  const sequence = known<readonly string[]>(SEQUENCES, parent, name);
  const pattern = known(TEXTS, parent, name);
  if (!sequence && !pattern) return [`${name}: not known in ${parent}`];
  const faults: string[] = [];
  if (sequence) {
    const order = sequence.map((part) => `(?:${part.replace(/[?+*]$/, '')} )${/[?+*]$/.exec(part)?.[0] ?? ''}`);
    const found = children.map((child) => `${child.name} `).join('');
    if (text || !new RegExp(`^${order.join('')}$`).test(found))
      faults.push(`${name}: ${found}is not ${sequence.join(' ')}`);
  } else if (children.length > 0 || !pattern?.test(text)) faults.push(`${name}: « ${text} »`);
  const wanted = name === 'Document' ? ['xmlns'] : name === 'InstdAmt' ? ['Ccy'] : [];
  if (Object.keys(attributes).join() !== wanted.join())
    faults.push(`${name}: attributes are not ${wanted.join() || 'none'}`);
  return [...faults, ...children.flatMap((child) => faultsOf(child, name))];
}

const textsOf = (element: XmlElement, name: string) => elementsNamed(element, name).map(({ text }) => text);
const centsOf = (written: string) => Math.round(Number(written) * 100);

/** What the schema cannot say: sums and counts of both heads, euros, account numbers that are ones, references that are used once, a bank that is named. */
function sumsAndNames(document: XmlElement): string[] {
  const faults: string[] = [];
  for (const head of [...elementsNamed(document, 'GrpHdr'), ...elementsNamed(document, 'PmtInf')]) {
    const counted = head.name === 'GrpHdr' ? document : head;
    const amounts = textsOf(counted, 'InstdAmt');
    const own = (name: string) => head.children.find((child) => child.name === name)?.text;
    if (own('NbOfTxs') !== undefined && Number(own('NbOfTxs')) !== elementsNamed(counted, 'CdtTrfTxInf').length)
      faults.push(`${head.name}: NbOfTxs is ${own('NbOfTxs')}`);
    const sum = amounts.reduce((all, one) => all + centsOf(one), 0);
    if (own('CtrlSum') !== undefined && centsOf(own('CtrlSum') ?? '') !== sum)
      faults.push(`${head.name}: CtrlSum is ${own('CtrlSum')}, its payments are ${sum} cents`);
  }
  for (const { attributes } of elementsNamed(document, 'InstdAmt'))
    if (attributes['Ccy'] !== 'EUR') faults.push(`InstdAmt: ${attributes['Ccy']} is not EUR`);
  for (const iban of textsOf(document, 'IBAN')) if (!isChecked(iban)) faults.push(`IBAN: ${iban}`);
  const references = textsOf(document, 'EndToEndId');
  if (new Set(references).size < references.length) faults.push('EndToEndId: used twice');
  for (const bank of elementsNamed(document, 'FinInstnId'))
    if (bank.children.length !== 1) faults.push('FinInstnId: either BICFI or Othr');
  return faults;
}

/** ISO 13616, written a second time: four signs go to the end, letters become numbers, and 97 leaves one. */
function isChecked(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0) === 1;
}
