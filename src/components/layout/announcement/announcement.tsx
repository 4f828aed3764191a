import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { Sheet } from '../../ui/sheet/sheet'
import { Pressable } from '../../ui/pressable/pressable'
import type { PartProps } from '../part'
import styles from './announcement.module.scss'

/** The merchant's notices: the newest as a line, all of them in a sheet. */
export function Announcement({ component: { notices, title } }: PartProps<'ANNOUNCEMENT'>) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const [newest] = notices
  if (!newest) return null
  const name = title || t('home.announcement')
  return (
    <>
      <Pressable className={styles.line} ariaHaspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="bell" size="m" className={styles.icon} label={name} />
        <View className={styles.words}>{newest.title}</View>
        <Icon name="chevron-right" size="s" className={styles.more} />
      </Pressable>
      <Sheet open={open} title={name} onClose={() => setOpen(false)}>
        {notices.map((notice) => (
          <View key={notice.id} className={styles.notice}>
            <View className={styles.head} role="heading" ariaLevel={3}>
              {notice.title}
            </View>
            <Text className={styles.text}>{notice.content}</Text>
          </View>
        ))}
      </Sheet>
    </>
  )
}
