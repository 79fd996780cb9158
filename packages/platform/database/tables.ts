/** Every table, by its name in SQL. Each feature adds its own: `declare module '@solelune/platform' { interface Tables { … } }`. */
export interface Tables {
  schema_migration: {
    name: string;
    checksum: string;
    applied_at: Date;
  };
}
