const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What comes from an address may be anything; the database only compares UUIDs with UUIDs. */
export const isUuid = (text: string): boolean => UUID.test(text);
