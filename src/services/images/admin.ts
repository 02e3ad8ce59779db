/** What the merchant layer may do with images: accept, register and store pictures. */

/** Loads the decoders on first use: most operations see no picture file. */
export const loadPictureAcceptance = () => import('./accept/accept-picture.ts')

export { acceptInChild, type AcceptanceFailure } from './accept/accept-in-child.ts'
export {
  countLibraryRows,
  deletePicture,
  describePicture,
  findLibraryPicture,
  findLibraryPictures,
  findSamePicture,
  findUploaded,
  listLibraryRows,
  noteUpload,
  purgeDeletedPictures,
  RESTORE_DAYS,
  restorePicture,
  type LibraryPicture,
} from './library/library.ts'
export { drawingPicture, hrefOf } from './pictures/drawing-picture.ts'
export { pictureFile, picturesFolder } from './pictures/picture-files.ts'
export { sharedPictures } from './pictures/shared-pictures.ts'
export { registerPictures, type PictureToRegister } from './pictures/register-pictures.ts'
