import { uploadWith, wechatFile } from './native-upload'

export const upload = uploadWith(wechatFile)
