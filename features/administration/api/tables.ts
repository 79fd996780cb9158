interface TrialTable {
  currency: string;
  owner: string;
  name: string;
  accounts: number;
  balance: number;
}

interface TrialMomentTable {
  singleton: boolean;
  before: string;
  made_at: Date;
}

interface HourTable {
  hour: Date;
  kind: string;
  count: number;
  cents: number;
}

interface DayTable {
  day: string;
  kind: string;
  count: number;
  cents: number;
}

interface HourMomentTable {
  singleton: boolean;
  before: Date;
}

declare module '@solelune/platform' {
  interface Tables {
    administration_trial: TrialTable;
    administration_trial_moment: TrialMomentTable;
    administration_hour: HourTable;
    administration_day: DayTable;
    administration_hour_moment: HourMomentTable;
  }
}

export type TrialKind = TrialTable;
