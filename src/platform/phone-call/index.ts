import { nativeCall } from './native-call'

export const phoneCall = nativeCall('phoneNumber')
