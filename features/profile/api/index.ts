import { defineApi } from '@solelune/contract/server';
import { activityIndexHandler } from './activities/activity-index.ts';
import { activityDrawHandler, activityEmailHandler } from './activities/activity-open.ts';
import { activityDeleteHandler, activityRestoreHandler } from './activities/activity-remove.ts';
import { activitySaveHandler } from './activities/activity-save.ts';
import { keepMail } from './activities/keep-mail.ts';
import { contactDeleteHandler } from './contacts/contact-delete.ts';
import { contactDetailHandler } from './contacts/contact-detail.ts';
import { emailTopicsSaveHandler } from './member/email-topics-save.ts';
import { phoneCountriesHandler } from './member/phone-countries.ts';
import { profileDataHandler } from './member/profile-data.ts';
import { profileSaveHandler } from './member/profile-save.ts';
import { publicProfileHandler } from './member/public-profile.ts';
import { publicSaveHandler } from './member/public-save.ts';
import { saveInfosHandler } from './member/save-infos.ts';
import { messageFetchHandler } from './messages/message-fetch.ts';
import { messageReadHandler } from './messages/message-read.ts';
import { photoChooseHandler } from './photos/photo-choose.ts';
import { photoDeleteHandler } from './photos/photo-delete.ts';
import { photosGetHandler } from './photos/photos-get.ts';
import { photosUploadHandler } from './photos/photos-upload.ts';
import { consentSaveHandler } from './privacy/consent-save.ts';

export { findActivity } from './activities/activity.repo.ts';
export { saveActivity } from './activities/save-activity.ts';
export { profileExtension } from './extension.ts';
export { profileJobs } from './jobs.ts';
export { wantsEmail } from './member/email-topics-save.ts';
export { sendMessage } from './messages/message.repo.ts';
export { servePhotoFiles } from './photos/photo-files.ts';
export { hasConsent } from './privacy/consent.repo.ts';

export const profileApi = defineApi({
  name: 'profile',
  migrations: new URL('./migrations/', import.meta.url),
  onMail: keepMail,
  handlers: [
    profileDataHandler,
    profileSaveHandler,
    saveInfosHandler,
    emailTopicsSaveHandler,
    publicProfileHandler,
    publicSaveHandler,
    phoneCountriesHandler,
    contactDetailHandler,
    contactDeleteHandler,
    photosGetHandler,
    photosUploadHandler,
    photoDeleteHandler,
    photoChooseHandler,
    activityIndexHandler,
    activityDrawHandler,
    activityEmailHandler,
    activitySaveHandler,
    activityDeleteHandler,
    activityRestoreHandler,
    messageFetchHandler,
    messageReadHandler,
    consentSaveHandler,
  ],
});
