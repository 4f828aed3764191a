import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { sessionDate } from '@/components/dates'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { Button } from '@/components/ui/button/button'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import textStyles from '@/styles/text.module.scss'
import { ChoiceSection } from '../../../parts/choice-page/choice-section'
import { SessionPicker } from '../../../parts/session-picker/session-picker'
import type { SitePurchaseModel } from '../../site-purchase.model'
import styles from './door-session.module.scss'

/** Draws the current or next session, with a button that shows the other sessions. */
export const DoorSession = observer(({ model }: { model: SitePurchaseModel }) => {
  const t = useTexts(showTexts)
  const { clock } = useServices()
  const { selection } = model.sale
  const { session, sessions, list } = selection
  const { status } = list.statics
  // If there is no session, or after a failure, the session picker shows the reason and a retry button.
  if (model.choosing || status === 'failed' || (status === 'ready' && !session)) {
    return (
      <ChoiceSection title={t('door.session')}>
        <SessionPicker choice={selection} />
      </ChoiceSection>
    )
  }
  const note = model.when === 'now' ? t('door.began') : model.when === 'later' ? t('door.notToday') : ''
  return (
    <ChoiceSection title={t('door.session')}>
      <View className={styles.card}>
        {session && model.when ? (
          <View className={styles.text}>
            <View className={styles.head}>
              <Text className={textStyles.itemStrong}>{sessionDate(session, t, clock.now())}</Text>
              <Badge tone={model.when === 'later' ? 'plain' : 'success'}>
                {t(model.when === 'later' ? 'door.next' : `door.${model.when}`)}
              </Badge>
            </View>
            {note !== '' && <Text className={textStyles.meta}>{note}</Text>}
          </View>
        ) : (
          <Skeleton width="60%" height="24px" />
        )}
        {sessions.length > 1 && (
          <Button kind="secondary" size="m" onClick={() => model.setChoosing(true)}>
            {t('door.others')}
          </Button>
        )}
      </View>
    </ChoiceSection>
  )
})
