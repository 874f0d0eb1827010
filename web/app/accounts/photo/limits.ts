/** The same as in the CMS (cms/src/accounts/photos/image.ts). */
export const maxPhotoBytes = 5 * 1024 * 1024;

/** For the file dialog. The CMS checks the content. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
