import type { NoticeChannel } from '@/domain/notice-channel'
import { maskEmail, maskPhone } from '@/domain/identity/mask'
import { reminderTexts } from '@/locales/namespaces/reminder'
import { useServices } from '../services'
import { useTexts } from '../texts'

/**
 * Returns a function that names a channel with the phone number or address masked: "SMS to 138****0001". Call it in an
 * observer.
 */
export function useChannelName(): (channel: NoticeChannel | null) => string {
  const t = useTexts(reminderTexts)
  const { user } = useServices().stores
  return (channel) => {
    if (channel === null) return t('none')
    const to = channel === 'EMAIL' ? maskEmail(user.email) : maskPhone(user.cellphone)
    return t(`by.${channel}`, { to })
  }
}
