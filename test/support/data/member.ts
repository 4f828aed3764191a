import type { LoginResult } from '@/api/auth'

/** The response of a login method for a buyer who has a phone number. */
export const aMember = (more: Partial<LoginResult> = {}): LoginResult => ({
  userId: 'U1',
  bizUserId: '',
  mtcUserId: '',
  outerUserId: '',
  cellphone: '13800000001',
  countryCode: '86',
  email: '',
  openId: '',
  unionId: '',
  nickname: 'Lin',
  avatar: '',
  accessToken: 'access',
  refreshToken: 'refresh',
  registered: false,
  ...more,
})
