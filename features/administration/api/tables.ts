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

declare module '@solelune/platform' {
  interface Tables {
    administration_trial: TrialTable;
    administration_trial_moment: TrialMomentTable;
  }
}

export type TrialKind = TrialTable;
