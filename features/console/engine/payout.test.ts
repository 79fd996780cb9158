import { describe, expect, it } from 'vitest';
import { creditTransferXml, plainText } from './credit-transfer.ts';
import { isIban, maskedIban, normalIban } from './iban.ts';
import { faultsOfPain001 } from './testing/pain-001.ts';
import { elementsNamed, readXml } from './testing/read-xml.ts';

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

const texts = (xml: string, name: string) => elementsNamed(readXml(xml), name).map(({ text }) => text);

describe('the file for the bank', () => {
  it.each([undefined, 'PSSTFRPPPAR'])('stands as pain.001.001.09 wants it, bank %s', (bic) => {
    const xml = creditTransferXml({ ...transfer, debtor: { ...transfer.debtor, bic } });
    expect(faultsOfPain001(xml)).toEqual([]);
    expect(texts(xml, 'BICFI')).toEqual(bic ? [bic] : []);
  });

  it('of many is one too', () => {
    const many = Array.from({ length: 300 }, (_, n) => ({
      ...{
        endToEndId: `e${n}`,
        name: `Conseil ${n}`,
        iban: 'DE89370400440532013000',
        cents: 1 + n * 997,
        words: 'Part',
      },
    }));
    expect(faultsOfPain001(creditTransferXml({ ...transfer, payments: many }))).toEqual([]);
  });

  /** What each does to a good file, and what must be said of it: the check is worth what it refuses. */
  const WRONG: readonly (readonly [string, (xml: string) => string, RegExp])[] = [
    ['the former version', (xml) => xml.replace('001.001.09', '001.001.03'), /namespace/],
    ['the former name of a BIC', (xml) => xml.replaceAll('BICFI', 'BIC'), /BIC/],
    ['the former day', (xml) => xml.replaceAll(/<\/?Dt>/g, ''), /ReqdExctnDt/],
    ['no message id', (xml) => xml.replace(/<MsgId>.*<\/MsgId>/, ''), /MsgId/],
    ['an id too long', (xml) => xml.replace(/<MsgId>/, `<MsgId>${'x'.repeat(10)}`), /MsgId/],
    ['an empty name', (xml) => xml.replace('Ysee OEuvrard', ''), /Nm/],
    ['a name too long', (xml) => xml.replace('Ysee OEuvrard', 'y'.repeat(71)), /Nm/],
    ['an accent', (xml) => xml.replace('Ysee OEuvrard', 'Ysée'), /Nm/],
    [
      'elements that changed places',
      (xml) => xml.replace(/(<PmtMtd>.*<\/PmtMtd>\s*)(<BtchBookg>.*<\/BtchBookg>)/, '$2$1'),
      /PmtInf/,
    ],
    [
      'the debtor after the bank',
      (xml) => xml.replace(/(<DbtrAcct>[\s\S]*<\/DbtrAcct>\s*)(<DbtrAgt>[\s\S]*<\/DbtrAgt>)/, '$2$1'),
      /PmtInf/,
    ],
    ['an element nobody knows', (xml) => xml.replace('<ChrgBr>', '<Tip>1</Tip><ChrgBr>'), /Tip/],
    ['an element twice', (xml) => xml.replace(/(<ChrgBr>.*<\/ChrgBr>)/, '$1$1'), /ChrgBr/],
    ['another way of paying', (xml) => xml.replace('>TRF<', '>DD<'), /PmtMtd/],
    ['dollars', (xml) => xml.replace('Ccy="EUR"', 'Ccy="USD"'), /EUR/],
    ['no currency', (xml) => xml.replace(' Ccy="EUR"', ''), /Ccy/],
    ['a third decimal', (xml) => xml.replace('>0.05<', '>0.050<'), /InstdAmt/],
    ['nothing to pay', (xml) => xml.replace('>0.05<', '>0.00<'), /InstdAmt/],
    ['a wrong digit in an account', (xml) => xml.replace('BE68539007547034', 'BE68539007547035'), /IBAN/],
    ['a wrong sum', (xml) => xml.replace('<CtrlSum>1129.28', '<CtrlSum>1129.29'), /CtrlSum/],
    ['a wrong count', (xml) => xml.replace('<NbOfTxs>2', '<NbOfTxs>3'), /NbOfTxs/],
    ['the same reference twice', (xml) => xml.replace('<EndToEndId>a2', '<EndToEndId>a1'), /EndToEndId/],
    ['a day that there is not', (xml) => xml.replace('2026-12-05', '2026-13-05'), /Dt/],
    ['nobody to pay', (xml) => xml.replaceAll(/<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/g, ''), /CdtTrfTxInf/],
    ['an element that stays open', (xml) => xml.replace('</PmtTpInf>', ''), /PmtTpInf/],
  ];
  const good = creditTransferXml({ ...transfer, debtor: { ...transfer.debtor, bic: 'PSSTFRPPPAR' } });
  it.each(WRONG)('with %s is refused', (_, spoil, told) => {
    expect(spoil(good)).not.toBe(good);
    expect(faultsOfPain001(spoil(good)).join('\n')).toMatch(told);
  });

  it('says how many and how much, twice, to the cent', () => {
    const xml = creditTransferXml(transfer);
    expect(texts(xml, 'NbOfTxs')).toEqual(['2', '2']);
    expect(texts(xml, 'CtrlSum')).toEqual(['1129.28', '1129.28']);
    expect(texts(xml, 'InstdAmt')).toEqual(['1129.23', '0.05']);
    expect(texts(xml, 'IBAN')).toEqual([transfer.debtor.iban, 'DE89370400440532013000', 'BE68539007547034']);
    expect(texts(xml, 'Dt')).toEqual(['2026-12-05']);
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
