import { describe, expect, it } from 'vitest';
import { creditTransferXml, plainText } from './credit-transfer.ts';
import { isIban, maskedIban, normalIban } from './iban.ts';

/** Examples of the registry of ISO 13616. */
const GOOD = [
  'FR14 2004 1010 0505 0001 3M02 606',
  'DE89370400440532013000',
  'be68-5390-0754-7034',
  'MT84MALT011000012345MTLCAST001S',
];

describe('an account number', () => {
  it.each(GOOD)('%s is one', (typed) => expect(isIban(normalIban(typed))).toBe(true));
  it.each([
    ['a digit too few', 'FR142004101005050001 3M0260'],
    ['another digit', 'FR14 2004 1010 0505 0001 3M02 607'],
    ['two digits that changed places', 'DE89370400440532010300'],
    ['a country that SEPA does not reach', 'BR1800360305000010009795493C1'],
    ['words', 'mon compte'],
    ['nothing', ''],
  ])('%s is none', (_, typed) => expect(isIban(normalIban(typed))).toBe(false));

  it('every wrong digit is seen', () => {
    const iban = normalIban(GOOD[1] as string);
    for (let at = 2; at < iban.length; at++)
      for (const digit of '0123456789')
        if (iban[at] !== digit) expect(isIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(false);
  });

  it('is shown without what pays', () => expect(maskedIban('DE89370400440532013000')).toBe('DE\u00A0••••\u00A03000'));
});

const transfer = {
  id: '018f3f2e7b1a7c3d9e2f1a2b3c4d5e6f',
  madeAt: Temporal.Instant.from('2026-12-03T09:30:12.345Z'),
  day: Temporal.PlainDate.from('2026-12-05'),
  debtor: { name: 'Solelune SAS', iban: 'FR1420041010050500013M02606', bic: undefined as string | undefined },
  payments: [
    {
      endToEndId: 'a1',
      name: 'Maëlle Le Goff & fils',
      iban: 'DE89370400440532013000',
      cents: 112_923,
      words: 'Solelune, novembre 2026',
    },
    { endToEndId: 'a2', name: 'Ysée Œuvrard', iban: 'BE68539007547034', cents: 5, words: 'Solelune, décembre <2026>' },
  ],
};

interface Element {
  name: string;
  text: string;
  children: Element[];
}

/** Read a second time, by other code than what wrote it. */
function read(xml: string): Element {
  const root: Element = { name: '', text: '', children: [] };
  const open = [root];
  for (const [, close, name = '', text = ''] of xml.replace(/<\?.*?\?>/, '').matchAll(/<(\/?)(\w+)[^>]*>([^<]*)/g)) {
    if (close) {
      expect(open.pop()?.name).toBe(name);
      continue;
    }
    const element = { name, text: text.trim(), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  }
  expect(open).toEqual([root]);
  return root.children[0] as Element;
}

/** The sequences of pain.001.001.03 as far as we use them: what stands in each element, in this order; `?` may be left out, `+` comes again. */
const SEQUENCES: Record<string, string> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf+',
  GrpHdr: 'MsgId CreDtTm Authstn? NbOfTxs CtrlSum? InitgPty FwdgAgt?',
  PmtInf:
    'PmtInfId PmtMtd BtchBookg? NbOfTxs? CtrlSum? PmtTpInf? ReqdExctnDt PoolgAdjstmntDt? Dbtr DbtrAcct DbtrAgt DbtrAgtAcct? UltmtDbtr? ChrgBr? ChrgsAcct? ChrgsAcctAgt? CdtTrfTxInf+',
  PmtTpInf: 'InstrPrty? SvcLvl? LclInstrm? CtgyPurp?',
  SvcLvl: 'Cd',
  InitgPty: 'Nm?',
  Dbtr: 'Nm?',
  Cdtr: 'Nm?',
  DbtrAcct: 'Id',
  CdtrAcct: 'Id',
  DbtrAgt: 'FinInstnId',
  FinInstnId: 'BIC? ClrSysMmbId? Nm? PstlAdr? Othr?',
  Othr: 'Id',
  CdtTrfTxInf:
    'PmtId PmtTpInf? Amt XchgRateInf? ChrgBr? ChqInstr? UltmtDbtr? CdtrAgt? CdtrAgtAcct? Cdtr? CdtrAcct? UltmtCdtr? Purp? RmtInf?',
  PmtId: 'InstrId? EndToEndId',
  Amt: 'InstdAmt',
  RmtInf: 'Ustrd',
};
const FORMATS: Record<string, RegExp> = {
  ...{ MsgId: /^.{1,35}$/, PmtInfId: /^.{1,35}$/, EndToEndId: /^.{1,35}$/, Nm: /^.{1,70}$/, Ustrd: /^.{1,140}$/ },
  ...{ CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/, ReqdExctnDt: /^\d{4}-\d\d-\d\d$/, NbOfTxs: /^\d{1,15}$/ },
  ...{ CtrlSum: /^\d{1,15}\.\d\d$/, InstdAmt: /^\d{1,9}\.\d\d$/, IBAN: /^[A-Z]{2}\d\d[A-Z0-9]{1,30}$/ },
  BIC: /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/,
};

function check({ name, text, children }: Element): void {
  const isIdOfBank = name === 'Id' && children.length === 0;
  const sequence = SEQUENCES[name] ?? (name === 'Id' && !isIdOfBank ? 'IBAN' : '');
  const pattern = sequence
    .split(' ')
    .filter(Boolean)
    .map((one) => `(?:${one.replace(/[?+]$/, '')} )${/[?+]$/.exec(one)?.[0] ?? ''}`);
  expect(children.map((child) => `${child.name} `).join(''), name).toMatch(new RegExp(`^${pattern.join('')}$`));
  if (children.length === 0) expect(text, name).toMatch(FORMATS[name] ?? /./);
  for (const child of children) check(child);
}

const all = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
];
const texts = (xml: string, name: string) => all(read(xml), name).map(({ text }) => text);

describe('the file for the bank', () => {
  it.each([undefined, 'PSSTFRPPPAR'])('stands as pain.001.001.03 wants it, bank %s', (bic) => {
    const xml = creditTransferXml({ ...transfer, debtor: { ...transfer.debtor, bic } });
    expect(xml).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">');
    check(read(xml));
    expect(texts(xml, 'BIC')).toEqual(bic ? [bic] : []);
  });

  it('says how many and how much, twice, to the cent', () => {
    const xml = creditTransferXml(transfer);
    expect(texts(xml, 'NbOfTxs')).toEqual(['2', '2']);
    expect(texts(xml, 'CtrlSum')).toEqual(['1129.28', '1129.28']);
    expect(texts(xml, 'InstdAmt')).toEqual(['1129.23', '0.05']);
    expect(texts(xml, 'IBAN')).toEqual([transfer.debtor.iban, 'DE89370400440532013000', 'BE68539007547034']);
    expect(texts(xml, 'ReqdExctnDt')).toEqual(['2026-12-05']);
  });

  it('holds only signs that every bank takes', () => {
    const xml = creditTransferXml(transfer);
    expect(texts(xml, 'Nm')).toEqual(['Solelune SAS', 'Solelune SAS', 'Maelle Le Goff fils', 'Ysee OEuvrard']);
    expect(texts(xml, 'Ustrd')).toEqual(['Solelune, novembre 2026', 'Solelune, decembre 2026']);
    expect(plainText(`${'é'.repeat(80)}`, 70)).toBe('e'.repeat(70));
  });

  it('pays nobody nothing', () => {
    expect(() => creditTransferXml({ ...transfer, payments: [] })).toThrow(RangeError);
    const [first] = transfer.payments as [(typeof transfer.payments)[number]];
    for (const cents of [0, -5, 1.5])
      expect(() => creditTransferXml({ ...transfer, payments: [{ ...first, cents }] })).toThrow(RangeError);
  });
});
