import type { keys, Stored } from '@/platform/storage/keys'

/** What is kept of a login: tokens, ids and how the account is called. */
export type Login = Stored<typeof keys.login>

/** What is left of it after a logout. */
export const NOBODY: Login = {
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
