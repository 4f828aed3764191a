import { ScrollView } from '@tarojs/components'
import type { LevelUpgrade } from '@/api/member-popup'
import { popupScrolls } from '@/domain/member/popup-room'
import { memberPopupTexts } from '@/locales/namespaces/member-popup'
import { follow } from '@/router/follow'
import { linkTo } from '@/router/link-to'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { LevelMark } from '../level-mark/level-mark'
import { PopupFrame } from '../popup-frame/popup-frame'
import { RightsGrid } from '../rights-grid/rights-grid'
import styles from './level-popup.module.scss'

export interface LevelPopupProps {
  news: LevelUpgrade
  onClose: () => void
  onStop: () => unknown
}

/**
 * Congratulates on a new level, with its highlighted rights (domain §2). A list of more than eight rights scrolls.
 */
export function LevelPopup({ news, onClose, onStop }: LevelPopupProps) {
  const t = useTexts(memberPopupTexts)
  const { navigate } = useServices()
  const { level, primeLevelName, primeRights } = news
  const rights = primeRights.filter(({ isDisplayToUser, isHighlight }) => isDisplayToUser && isHighlight)
  const scrolls = popupScrolls('rights', rights.length)
  const to = linkTo('member-center', { level: String(level) })
  const handleView = () => {
    onClose()
    return follow(navigate, to)
  }
  return (
    <PopupFrame
      title={t('memberPopup.level.title', { name: primeLevelName })}
      note={t('memberPopup.level.note', { count: rights.length })}
      mark={<LevelMark level={level} />}
      action={{ text: t('memberPopup.level.view'), to, onClick: handleView }}
      onClose={onClose}
      onStop={onStop}
    >
      <ScrollView className={classes(scrolls && styles.long)} scrollY={scrolls}>
        <RightsGrid rights={rights} />
      </ScrollView>
    </PopupFrame>
  )
}
