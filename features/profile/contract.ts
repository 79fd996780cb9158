/** The calls of the member area, by subject. */
export * from './contract/activities.ts';
export * from './contract/contacts.ts';
export * from './contract/infos.ts';
export * from './contract/messages.ts';
export * from './contract/phone.ts';
export * from './contract/photos.ts';
export * from './contract/privacy.ts';
export * from './contract/profile.ts';
export * from './contract/public-profile.ts';
