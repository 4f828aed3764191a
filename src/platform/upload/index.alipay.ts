import { FILE_FIELD } from './contract'
import { uploadWith } from './native-upload'

/** `my.uploadFile` names the field `fileName`, and wants the kind of the file. */
export const upload = uploadWith({ fileName: FILE_FIELD, fileType: 'image' })
