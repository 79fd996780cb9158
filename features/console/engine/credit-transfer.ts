/**
 * A customer's order to its bank to pay people, as SEPA wants it: ISO 20022, pain.001.001.09 (the rulebook of 2023, which left version 03 behind).
 * Amounts in cents, always euros.
 */
export interface CreditTransfer {
  /** At most 35 signs, and never used before: the bank refuses a second one. */
  id: string;
  madeAt: Temporal.Instant;
  /** The day on which the bank should pay. */
  day: Temporal.PlainDate;
  debtor: { name: string; iban: string; bic: string | undefined };
  payments: readonly Payment[];
}

interface Payment {
  /** Comes back on the statements of both. */
  endToEndId: string;
  name: string;
  iban: string;
  cents: number;
  words: string;
}

const LONGEST_ID = 35;
const LONGEST_NAME = 70;
const LONGEST_WORDS = 140;

/** The signs that every bank of SEPA takes; accents go, everything else becomes a space. */
export const plainText = (text: string, longest: number): string =>
  text
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'AE')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();

const amount = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

type Node = readonly [name: string, content: string | readonly Node[], attributes?: string];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function print([name, content, attributes = '']: Node, indent = ''): string {
  if (typeof content === 'string') return `${indent}<${name}${attributes}>${escaped(content)}</${name}>\n`;
  const inside = content.map((node) => print(node, `${indent}  `)).join('');
  return `${indent}<${name}${attributes}>\n${inside}${indent}</${name}>\n`;
}

const account = (name: string, iban: string): Node => [name, [['Id', [['IBAN', iban]]]]];
const party = (name: string, words: string): Node => [name, [['Nm', plainText(words, LONGEST_NAME)]]];
/** Who sends in euros inside SEPA need not name the bank: its number says it. */
const bank = (bic: string | undefined): Node => [
  'DbtrAgt',
  [['FinInstnId', bic ? [['BICFI', bic]] : [['Othr', [['Id', 'NOTPROVIDED']]]]]],
];

/** The order of the elements is part of the format. */
export function creditTransferXml({ id, madeAt, day, debtor, payments }: CreditTransfer): string {
  if (payments.length === 0) throw new RangeError('nobody to pay');
  for (const { cents } of payments)
    if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`${cents} cents cannot be paid`);
  const totals: Node[] = [
    ['NbOfTxs', String(payments.length)],
    ['CtrlSum', amount(payments.reduce((sum, { cents }) => sum + cents, 0))],
  ];
  const document: Node = [
    'Document',
    [
      [
        'CstmrCdtTrfInitn',
        [
          [
            'GrpHdr',
            [
              ['MsgId', plainText(id, LONGEST_ID)],
              ['CreDtTm', madeAt.toString({ fractionalSecondDigits: 0 }).replace('Z', '')],
              ...totals,
              party('InitgPty', debtor.name),
            ],
          ],
          [
            'PmtInf',
            [
              ['PmtInfId', plainText(id, LONGEST_ID)],
              ['PmtMtd', 'TRF'],
              ['BtchBookg', 'true'],
              ...totals,
              ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
              ['ReqdExctnDt', [['Dt', day.toString()]]],
              ...[party('Dbtr', debtor.name), account('DbtrAcct', debtor.iban), bank(debtor.bic)],
              ['ChrgBr', 'SLEV'],
              ...payments.map(transaction),
            ],
          ],
        ],
      ],
    ],
    ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${print(document)}`;
}

const transaction = ({ endToEndId, name, iban, cents, words }: Payment): Node => [
  'CdtTrfTxInf',
  [
    ['PmtId', [['EndToEndId', plainText(endToEndId, LONGEST_ID)]]],
    ['Amt', [['InstdAmt', amount(cents), ' Ccy="EUR"']]],
    ...[party('Cdtr', name), account('CdtrAcct', iban)],
    ['RmtInf', [['Ustrd', plainText(words, LONGEST_WORDS)]]],
  ],
];
