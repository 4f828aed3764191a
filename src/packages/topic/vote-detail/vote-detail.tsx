import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Vote } from '@/api/vote'
import { StateHead } from '@/components/order/state-head/state-head'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { ShareAction } from '@/components/share/share-action/share-action'
import { shareCard } from '@/components/share/share-card'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Empty } from '@/components/ui/empty/empty'
import { Poster } from '@/components/ui/poster/poster'
import { FIRST_PICTURES } from '@/domain/drawn-picture'
import { voteTexts } from '@/locales/namespaces/vote'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { BallotCard } from './parts/ballot-card'
import { OptionsCard } from './parts/options-card'
import { DaysCard, RulesCard, ShowRows } from './parts/rules-card'
import { TallyCard } from './parts/tally-card'
import { VoteActions } from './parts/vote-actions'
import { hintOf, stateOf, TONES } from './parts/vote-state'
import styles from './vote-detail.module.scss'
import { VoteDetailModel } from './vote-detail.model'

/** Screen of a vote: its options, the own ballot, the result, and the check of the result. */
function VoteDetail({ params }: { params: RouteParams<'vote-detail'> }) {
  const t = useTexts(voteTexts)
  const { stores } = useServices()
  const model = useModel((deps) => new VoteDetailModel(deps, params.id))
  const { title = t('vote.title'), pictureUrl: picture = '' } = model.vote.value ?? {}
  const share = (
    <ShareAction
      label={t('vote.share')}
      title={title}
      card={() => shareCard(stores, 'vote-detail', params, { title, picture })}
      target={{ name: 'vote-detail', params: { ...params } }}
    />
  )
  const missing = (
    <Empty scene="no-result" sentence={t('vote.missing')} action={{ text: t('vote.browse'), to: linkTo('all') }} />
  )
  return (
    <>
      <NavBar title={t('vote.title')} right={share} />
      <View className={styles.page}>
        <AsyncView of={model.vote} skeleton={<DetailSkeleton cards={[220, 320, 160]} />} missing={missing}>
          {(vote) => <Content model={model} vote={vote} />}
        </AsyncView>
      </View>
      <Bar model={model} />
    </>
  )
}

interface VoteProps {
  model: VoteDetailModel
  vote: Vote
}

const Content = observer(({ model, vote }: VoteProps) => {
  const t = useTexts(voteTexts)
  const state = stateOf(model)
  return (
    <>
      <Poster src={vote.pictureUrl} ratio={0.42} width={FIRST_PICTURES.venue} eager className={styles.picture} />
      <View className={styles.title} role="heading" ariaLevel={2}>
        {vote.title}
      </View>
      <StateHead state={t(`vote.state.${state}`)} tone={TONES[state]} hint={hintOf(state, model, vote, t)} />
      <AsideColumns aside={<VoteActions model={model} vote={vote} stacked />}>
        <OptionsCard model={model} vote={vote} />
        <BallotCard model={model} vote={vote} />
        <TallyCard model={model} />
        <RulesCard vote={vote} />
        <ShowRows vote={vote} />
        <DaysCard model={model} />
      </AsideColumns>
    </>
  )
})

const Bar = observer(({ model }: { model: VoteDetailModel }) =>
  model.vote.value ? (
    <BottomBar>
      <VoteActions model={model} vote={model.vote.value} />
    </BottomBar>
  ) : null,
)

export default screen('vote-detail', VoteDetail)
