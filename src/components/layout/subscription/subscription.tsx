import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { layoutTexts } from '@/locales/namespaces/layout'
import { ChannelLine } from '../../reminder/channel-line'
import { ChannelSheet } from '../../reminder/channel-sheet'
import { useModel } from '../../screen/use-model'
import { useServices } from '../../services'
import { GrabLink } from '../../show/grab-link/grab-link'
import { ShowCard } from '../../show/show-card/show-card'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Section } from '../../ui/section/section'
import type { PartProps } from '../part'
import { useMore } from '../use-target'
import { SaleReminders } from './sale-reminders'
import styles from './subscription.module.scss'

/**
 * Draws the upcoming sales, each with a reminder button. A merchant that only redeems vouchers has no reminders (shell
 * §1).
 */
export const Subscription = observer(({ component }: PartProps<'SUBSCRIPTION'>) => {
  const t = useTexts(layoutTexts)
  const { stores } = useServices()
  const { componentId, type, title, subTitle, moreTarget, shows } = component
  const reminders = useModel((deps) => new SaleReminders(deps, { componentId, componentType: type }))
  const more = useMore(moreTarget)
  // Stores the id, because the sheet closes before its action runs.
  const shown = reminders.open
  if (shows.length === 0 || stores.shop.redeems) return null
  return (
    <Section title={title || t('layout.subscription')} note={subTitle} more={more}>
      <View className={styles.list}>
        {shows.map((show) => {
          const { showId } = show
          const reminder = reminders.of(showId)
          const text = t(reminder ? 'layout.reminded' : 'layout.remindMe')
          return (
            <View key={showId} className={styles.row}>
              <ShowCard show={show} />
              <View className={styles.acts}>
                <GrabLink showId={showId} showName={show.showName} />
                <Button
                  kind="quiet"
                  size="m"
                  icon={reminder ? 'check' : 'bell'}
                  label={[text, show.showName].join(t('common.separator'))}
                  className={styles.bell}
                  onClick={() => (reminder ? reminders.show(showId) : reminders.remind(showId))}
                />
              </View>
              {reminder && (
                <View className={styles.channel}>
                  <ChannelLine value={reminder.remindType} onClick={() => reminders.show(showId)} />
                </View>
              )}
            </View>
          )
        })}
      </View>
      <ChannelSheet
        open={reminders.open !== ''}
        onClose={reminders.hide}
        occasion="SALE_REMIND"
        channels={reminders.channels}
        value={reminders.of(reminders.open)?.remindType ?? null}
        onChange={(channel) => reminders.setChannel(shown, channel)}
        onForget={() => reminders.forget(shown)}
      />
    </Section>
  )
})
