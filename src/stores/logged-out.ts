import type { keys, Stored } from '@/platform/storage/keys'

/** Stored login: tokens, ids and display names. */
export type Login = Stored<typeof keys.login>

/** Login data of a user who is not logged in. */
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
