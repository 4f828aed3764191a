import type { Language } from '../../../core/localized-text'
import { cleanLocalized } from '../../../core/rich-text'
import { DAY } from '../../../core/seed/relative-time'
import notices from './data/notices.json'

/** The merchant's announcements by id. Their HTML is sanitized when they are loaded. */
const announcements = new Map(
  notices.map((notice) => [notice.id, { ...notice, detail: cleanLocalized(notice.detail) }]),
)

/** Returns the notices of a layout (contract: api/layout). `noticeContent` is the announcement as plain text. */
export const noticesIn = (lang: Language) =>
  [...announcements.values()].map(({ id, title, content, moreUrl }) => ({
    noticeId: id,
    noticeTitle: title[lang],
    noticeContent: content[lang],
    noticeMoreUrl: moreUrl,
  }))

/** Returns an announcement (contract: api/announcement), or null for an unknown id. */
export const announcementIn = (id: string, lang: Language, now: number) => {
  const notice = announcements.get(id)
  if (!notice) return null
  const { title, detail, publishedDaysAgo } = notice
  return { id, title: title[lang], content: detail[lang], publishedAt: now - publishedDaysAgo * DAY }
}
