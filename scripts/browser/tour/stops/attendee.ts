import { type Stop, titled } from '../stop'

/** What a member sees. */
export const member: readonly Stop[] = [
  titled('attendees', '/viewer', ({ say }) => say('user')('audience.title')),
  titled('attendee-form', '/audience-modification', ({ say }) => say('user')('audience.add')),
]
