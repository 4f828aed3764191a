import { nativeSend } from './native-send'

export const send = nativeSend('headers')
