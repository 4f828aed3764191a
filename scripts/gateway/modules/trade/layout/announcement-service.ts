import type { Language } from '../../../core/localized-text'
import { cleanLocalized } from '../../../core/rich-text'
import { DAY } from '../../../core/seed/relative-time'
import notices from './data/notices.json'

/** The merchant's announcements, cleaned as they enter. */
const announcements = new Map(
  notices.map((notice) => [notice.id, { ...notice, detail: cleanLocalized(notice.detail) }]),
)

/** The notices of a layout (contract: api/layout): `noticeContent` is plain text, the whole is the announcement's. */
export const noticesIn = (lang: Language) =>
  [...announcements.values()].map(({ id, title, content, moreUrl }) => ({
    noticeId: id,
    noticeTitle: title[lang],
    noticeContent: content[lang],
    noticeMoreUrl: moreUrl,
  }))

/** An announcement (contract: api/announcement); null when there is none of this id. */
export const announcementIn = (id: string, lang: Language, now: number) => {
  const notice = announcements.get(id)
  if (!notice) return null
  const { title, detail, publishedDaysAgo } = notice
  return { id, title: title[lang], content: detail[lang], publishedAt: now - publishedDaysAgo * DAY }
}
