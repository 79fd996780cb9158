import type { Role } from '@solelune/contract';
import type { SealedText } from '@solelune/platform';
import type { ColumnType, Generated, Selectable } from 'kysely';

interface UserTable {
  id: string;
  email: string;
  password_hash: string | null;
  firstname: string;
  roles: Generated<Role[]>;
  email_verified_at: Date | null;
  smtp_error: 'refused' | 'unknown_address' | 'mailbox_full' | null;
  deletion_due_at: Date | null;
  terms_accepted_at: Date | null;
  signup_path: string | null;
  last_visit_at: Generated<Date>;
  created_at: Generated<Date>;
}

interface SessionTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  kind: 'short' | 'long';
  strength: 'full' | 'link';
  device: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /** When its holder proved the second factor; null: their roles do not count in it. */
  proved_at: Date | null;
}

interface DeviceTable {
  user_id: string;
  key_hash: Buffer;
  last_seen_at: Date;
}

interface CodeTable {
  code_hash: Buffer;
  user_id: string;
  purpose: 'recovery' | 'verify-email' | 'change-email' | 'cancel-deletion';
  email: string;
  created_at: Date;
  expires_at: Date;
}

interface AutologinTable {
  key_hash: Buffer;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

interface IdentityTable {
  provider: 'google' | 'facebook';
  subject: string;
  user_id: string;
  created_at: Date;
}

interface AttemptTable {
  kind: 'login' | 'strangers' | 'signup' | 'recovery' | 'password' | 'mail';
  subject: Buffer;
  count: number;
  last_at: Date;
}

interface FactorTable {
  id: string;
  user_id: string;
  secret: SealedText;
  last_step: ColumnType<string, number, number>;
  since: Date;
}

interface RecoveryCodeTable {
  user_id: string;
  code_hash: Buffer;
}

interface InvitationTable {
  id: string;
  code_hash: Buffer;
  email: string;
  firstname: string;
  roles: Role[];
  secret: SealedText | null;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
}

declare module '@solelune/platform' {
  interface Tables {
    account_user: UserTable;
    account_session: SessionTable;
    account_device: DeviceTable;
    account_code: CodeTable;
    account_autologin: AutologinTable;
    account_identity: IdentityTable;
    account_attempt: AttemptTable;
    account_factor: FactorTable;
    account_recovery_code: RecoveryCodeTable;
    account_invitation: InvitationTable;
  }
}

export type AccountRow = Selectable<UserTable>;
export type SessionRow = Selectable<SessionTable>;
export type CodePurpose = CodeTable['purpose'];
export type AttemptKind = AttemptTable['kind'];
export type Provider = IdentityTable['provider'];
