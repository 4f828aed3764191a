import { post } from '@/request/call'
import { type Profile, profileSchema } from './auth'
import * as w from './wire'

/** Changes to a buyer's profile; absent fields are unchanged. */
export interface ProfileChange {
  nickname?: string
  /** `entryCode` of an uploaded picture. */
  avatar?: string
  sex?: Profile['sex']
  /** `yyyy-MM-dd`; can be changed once. */
  birthday?: string
}

/** Changes the profile, in one transaction. The path is not in the specification. */
export const updateProfile = post<ProfileChange, Profile>('user/buyer/v3/profile/update', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(profileSchema),
})
