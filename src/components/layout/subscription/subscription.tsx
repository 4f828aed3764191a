import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { layoutTexts } from '@/locales/namespaces/layout'
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

/** Sales to come, each with its reminder; a redeeming merchant offers no reminders (shell §1). */
export const Subscription = observer(({ component }: PartProps<'SUBSCRIPTION'>) => {
  const t = useTexts(layoutTexts)
  const services = useServices()
  const { componentId, type, title, subTitle, moreTarget, shows } = component
  const reminders = useModel((deps) => new SaleReminders(deps, { componentId, componentType: type }))
  const more = useMore(moreTarget)
  const forget = async (showId: string) => {
    const sure = await services.dialogs.confirm({
      title: t('layout.forgetAsk'),
      confirmText: t('layout.forget'),
      cancelText: t('layout.keep'),
    })
    if (sure) await reminders.forget(showId)
  }
  if (shows.length === 0 || services.stores.shop.redeems) return null
  return (
    <Section title={title || t('layout.subscription')} note={subTitle} more={more}>
      <View className={styles.list}>
        {shows.map((show) => {
          const done = reminders.has(show.showId)
          const words = t(done ? 'layout.reminded' : 'layout.remindMe')
          return (
            <View key={show.showId} className={styles.row}>
              <ShowCard show={show} />
              <View className={styles.acts}>
                <GrabLink showId={show.showId} showName={show.showName} />
                <Button
                  kind="secondary"
                  size="m"
                  icon={done ? 'check' : 'bell'}
                  label={[words, show.showName].join(t('common.separator'))}
                  onClick={() => (done ? forget(show.showId) : reminders.remind(show.showId))}
                >
                  {words}
                </Button>
              </View>
            </View>
          )
        })}
      </View>
    </Section>
  )
})
