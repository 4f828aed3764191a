import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Closing } from '@/api/account'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { orderLink } from '@/components/order/order-link'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { Section } from '@/components/ui/section/section'
import { Sheet } from '@/components/ui/sheet/sheet'
import { profileTexts } from '@/locales/namespaces/profile'
import { screen } from '@/router/screen'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { ProofSteps } from '../proof/proof-steps'
import styles from './confirm-unregistered.module.scss'
import { ConfirmUnregisteredModel } from './confirm-unregistered.model'

const ICONS = { UNPAID_ORDER: 'wallet', COMING_TICKET: 'ticket', COMING_GOODS: 'truck', REFUND: 'refresh' } as const

/** Screen for closing the account: obstacles, losses, and the next step. */
function ConfirmUnregistered() {
  const t = useTexts(profileTexts)
  const model = useModel((deps) => new ConfirmUnregisteredModel(deps))
  return (
    <>
      <AsyncPage
        title={t('close.title')}
        className={styles.page}
        of={model.closing}
        skeleton={<DetailSkeleton cards={[120, 200]} />}
      >
        {(closing) => <Facts closing={closing} model={model} />}
      </AsyncPage>
      <Sheet open={model.proving} title={t('proof.title')} onClose={model.hide}>
        <ProofSteps model={model.proof} lead={t('proof.lead')} />
      </Sheet>
    </>
  )
}

const Facts = observer(({ closing, model }: { closing: Closing; model: ConfirmUnregisteredModel }) => {
  const t = useTexts(profileTexts)
  const { losses, obstacles } = closing
  const blocked = obstacles.length > 0
  return (
    <>
      <Notice tone="notice">{t('close.lead')}</Notice>
      {blocked && (
        <Section title={t('close.blocked')} note={t('close.blockedNote')}>
          <ListGroup>
            {obstacles.map(({ kind, orderId, orderType, showName }) => (
              <ListRow
                key={`${kind}${orderId}`}
                icon={ICONS[kind]}
                title={t(`close.obstacle.${kind}`)}
                note={showName}
                to={orderLink(orderId, orderType)}
              />
            ))}
          </ListGroup>
        </Section>
      )}
      <Section title={t('close.lost')}>
        {losses.length === 0 ? (
          <Text className={textStyles.metaBlock}>{t('close.lostNone')}</Text>
        ) : (
          <ListGroup>
            {losses.map(({ kind, count, name }) => (
              <ListRow key={kind} title={t(`close.loss.${kind}`)} value={name || String(count)} />
            ))}
          </ListGroup>
        )}
      </Section>
      <Text className={textStyles.metaBlock}>{t('close.retained')}</Text>
      <View className={boxStyles.above6}>
        <Button kind="danger" block disabled={blocked} onClick={model.confirm}>
          {t('close.goOn')}
        </Button>
      </View>
    </>
  )
})

export default screen('confirm-unregistered', ConfirmUnregistered)
