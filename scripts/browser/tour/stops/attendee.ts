import { type Stop, titled } from '../stop'

export const member: readonly Stop[] = [
  titled('attendees', '/viewer', ({ texts }) => texts('user')('audience.title')),
  titled('attendee-form', '/audience-modification', ({ texts }) => texts('user')('audience.add')),
]
