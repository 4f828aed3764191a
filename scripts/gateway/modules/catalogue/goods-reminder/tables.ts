import type { NoticeChannel } from '../../../../../src/domain/notice-channel'

declare module '../../../core/database/database' {
  interface Narrowed {
    goods_reminders: { channel: NoticeChannel | null }
  }
}

export {}
