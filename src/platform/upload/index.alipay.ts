import { FILE_FIELD } from './contract'
import { uploadWith } from './native-upload'

/** `my.uploadFile` names the field `fileName`, and requires the type of the file. */
export const upload = uploadWith({ fileName: FILE_FIELD, fileType: 'image' })
