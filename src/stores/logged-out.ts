import type { keys, Stored } from '@/platform/storage/keys'

/** Stored data of a login: tokens, ids and display names. */
export type Login = Stored<typeof keys.login>

/** Stored data after a logout. */
export const LOGGED_OUT: Login = {
  loginId: '',
  accessToken: '',
  refreshToken: '',
  userId: '',
  bizUserId: '',
  mtcUserId: '',
  outerUserId: '',
  cellphone: '',
  countryCode: '',
  email: '',
  openId: '',
  unionId: '',
  sessionKey: '',
  nickname: '',
  avatar: '',
  privilegeToken: '',
  verifyStatus: 0,
}
