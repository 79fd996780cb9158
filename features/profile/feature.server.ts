import { defineFeature } from '@solelune/contract/server';
import { activityIndexHandler } from './api/activities/activity-index.ts';
import { activityDrawHandler, activityEmailHandler } from './api/activities/activity-open.ts';
import { activityDeleteHandler, activityRestoreHandler } from './api/activities/activity-remove.ts';
import { activitySaveHandler } from './api/activities/activity-save.ts';
import { keepMail } from './api/activities/keep-mail.ts';
import { contactDeleteHandler } from './api/contacts/contact-delete.ts';
import { contactDetailHandler } from './api/contacts/contact-detail.ts';
import { plantResults } from './api/demo.ts';
import { profileExtension } from './api/extension.ts';
import { profileJobs } from './api/jobs.ts';
import { emailTopicsSaveHandler } from './api/member/email-topics-save.ts';
import { phoneCountriesHandler } from './api/member/phone-countries.ts';
import { profileDataHandler } from './api/member/profile-data.ts';
import { profileSaveHandler } from './api/member/profile-save.ts';
import { publicProfileHandler } from './api/member/public-profile.ts';
import { publicSaveHandler } from './api/member/public-save.ts';
import { saveInfosHandler } from './api/member/save-infos.ts';
import { messageFetchHandler } from './api/messages/message-fetch.ts';
import { messageReadHandler } from './api/messages/message-read.ts';
import { messagesChannelAnswer } from './api/messages/messages-channel.ts';
import { photoChooseHandler } from './api/photos/photo-choose.ts';
import { photoDeleteHandler } from './api/photos/photo-delete.ts';
import { servePhotoFiles } from './api/photos/photo-files.ts';
import { photosGetHandler } from './api/photos/photos-get.ts';
import { photosUploadHandler } from './api/photos/photos-upload.ts';
import { consentSaveHandler } from './api/privacy/consent-save.ts';

/** The member’s own area: birth, contacts, photos, activities, messages. */
export default defineFeature({
  name: 'profile',
  migrations: new URL('./api/migrations/', import.meta.url),
  onMail: keepMail,
  demo: plantResults,
  channels: [messagesChannelAnswer],
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
  members: profileExtension,
  jobs: profileJobs,
  files: servePhotoFiles,
});
