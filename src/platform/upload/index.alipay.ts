import { FILE_FIELD } from './contract'
import { uploadWith } from './native-upload'

/** Uploads by `my.uploadFile`, which names the field `fileName` and requires a file type. */
export const upload = uploadWith({ fileName: FILE_FIELD, fileType: 'image' })
