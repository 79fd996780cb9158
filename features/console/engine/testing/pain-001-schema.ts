/**
 * The schema of pain.001.001.09 as the rulebook of SEPA credit transfers narrows it (EPC132-08, 2023): every element that may stand in a customer's order, in
 * the order of the schema, with how often and what it holds. `?` may be left out, `+` may come again, `*` both, none: exactly once.
 */
export const SEQUENCES = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf+'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'],
  PmtInf: [
    ...[
      'PmtInfId',
      'PmtMtd',
      'BtchBookg?',
      'NbOfTxs?',
      'CtrlSum?',
      'PmtTpInf?',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
      'DbtrAgt',
    ],
    ...['UltmtDbtr?', 'ChrgBr?', 'CdtTrfTxInf+'],
  ],
  PmtTpInf: ['InstrPrty?', 'SvcLvl*', 'LclInstrm?', 'CtgyPurp?'],
  SvcLvl: ['Cd'],
  CtgyPurp: ['Cd'],
  Purp: ['Cd'],
  ReqdExctnDt: ['Dt'],
  InitgPty: ['Nm?', 'Id?'],
  Dbtr: ['Nm', 'PstlAdr?', 'Id?'],
  UltmtDbtr: ['Nm?', 'Id?'],
  Cdtr: ['Nm', 'PstlAdr?', 'Id?'],
  UltmtCdtr: ['Nm?', 'Id?'],
  PstlAdr: ['StrtNm?', 'BldgNb?', 'PstCd?', 'TwnNm', 'Ctry'],
  DbtrAcct: ['Id', 'Ccy?'],
  CdtrAcct: ['Id'],
  DbtrAgt: ['FinInstnId'],
  CdtrAgt: ['FinInstnId'],
  CdtTrfTxInf: [
    ...[
      'PmtId',
      'PmtTpInf?',
      'Amt',
      'ChrgBr?',
      'UltmtDbtr?',
      'CdtrAgt?',
      'Cdtr',
      'CdtrAcct',
      'UltmtCdtr?',
      'InstrForCdtrAgt*',
    ],
    ...['Purp?', 'RmtInf?'],
  ],
  PmtId: ['InstrId?', 'EndToEndId', 'UETR?'],
  Amt: ['InstdAmt'],
  RmtInf: ['Ustrd?'],
  // What these hold depends on what they stand in.
  'DbtrAcct/Id': ['IBAN'],
  'CdtrAcct/Id': ['IBAN'],
  'DbtrAgt/FinInstnId': ['BICFI?', 'Othr?'],
  'CdtrAgt/FinInstnId': ['BICFI?', 'Othr?'],
  'FinInstnId/Othr': ['Id'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The signs that every bank of SEPA takes (EPC217-08). */
const plain = (longest: number) => new RegExp(`^[A-Za-z0-9/?:().,'+ -]{1,${longest}}$`);
const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** What the text of an element must be. */
export const TEXTS: Readonly<Record<string, RegExp>> = {
  ...{
    MsgId: plain(35),
    PmtInfId: plain(35),
    InstrId: plain(35),
    EndToEndId: plain(35),
    Nm: plain(70),
    Ustrd: plain(140),
  },
  CreDtTm: new RegExp(String.raw`^${DAY}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$`),
  Dt: new RegExp(`^${DAY}$`),
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: /^\d{1,16}\.\d{1,2}$/,
  PmtMtd: /^TRF$/,
  BtchBookg: /^(?:true|false)$/,
  ChrgBr: /^SLEV$/,
  InstrPrty: /^(?:HIGH|NORM)$/,
  'SvcLvl/Cd': /^SEPA$/,
  'CtgyPurp/Cd': /^[A-Z0-9]{1,4}$/,
  'Purp/Cd': /^[A-Z0-9]{1,4}$/,
  Ccy: /^EUR$/,
  Ctry: /^[A-Z]{2}$/,
  ...{ StrtNm: plain(70), BldgNb: plain(16), PstCd: plain(16), TwnNm: plain(35) },
  IBAN: /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/,
  BICFI: bic,
  'Othr/Id': plain(35),
  UETR: /^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/,
  // 0.01 to 999999999.99.
  InstdAmt: /^(?!0+\.0{1,2}$)\d{1,9}(?:\.\d{1,2})?$/,
};
