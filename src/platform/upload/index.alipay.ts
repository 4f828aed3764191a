import { FILE_FIELD } from './contract'
import { uploadWith } from './native-upload'

/**
 * Uploads by `my.uploadFile`, whose option for the form field is named `fileName`. The call also requires a file type.
 */
export const upload = uploadWith({ fileName: FILE_FIELD, fileType: 'image' })
