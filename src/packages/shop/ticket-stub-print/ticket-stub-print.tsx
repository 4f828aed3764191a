import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TicketStub } from '@/api/ticket-stub'
import { LostPicture } from '@/components/poster/lost-picture'
import { PosterModel } from '@/components/poster/poster.model'
import { PosterView } from '@/components/poster/poster-view'
import { PictureNote, SavePicture } from '@/components/poster/save-picture'
import { SharePicture } from '@/components/poster/share-picture'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { joinFacts } from '@/lib/join-facts'
import { stubTexts } from '@/locales/namespaces/stub'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import boxStyles from '@/styles/box.module.scss'
import { MissingPoster } from './parts/missing-poster/missing-poster'
import { StubOptions } from './parts/stub-options/stub-options'
import { stubFacts } from './stub-facts'
import { paintStub } from './stub-picture'
import { TicketStubPrintModel } from './ticket-stub-print.model'
import styles from './ticket-stub-print.module.scss'

/** Screen that shows a ticket stub as a picture for saving or sharing. */
function TicketStubPrint({ params }: { params: { id: string } }) {
  const t = useTexts(stubTexts)
  const model = useModel((deps) => new TicketStubPrintModel(deps, params.id))
  const missing = (
    <Empty
      scene="no-ticket"
      sentence={t('stub.missing')}
      hint={t('stub.missingHint')}
      action={{ text: t('stub.toList'), to: linkTo('ticket-stub-list') }}
    />
  )
  return (
    <AsyncPage
      title={t('stub.printTitle')}
      of={model.stub}
      skeleton={<Skeleton shape="block" height="474px" className={styles.ghost} />}
      missing={missing}
    >
      {(stub) => <Stub stub={stub} model={model} />}
    </AsyncPage>
  )
}

const Stub = observer(({ stub, model }: { stub: TicketStub; model: TicketStubPrintModel }) => {
  const t = useTexts(stubTexts)
  const { stores } = useServices()
  const picture = useModel((deps) => new PosterModel(deps))
  const { ticket, named } = model
  const facts = stubFacts(stub, { ticket, named, merchant: stores.shop.config?.shopName ?? '' }, t)
  const factTexts = [...facts.rows.flat().map(({ value }) => value), facts.venue]
  const key = JSON.stringify([facts, stub.posterUrl, picture.attempt])
  return (
    <View className={styles.page}>
      <View className={styles.frame}>
        {picture.lost ? (
          <LostPicture model={picture} unsupported={t('stub.unsupported')} />
        ) : (
          // The key creates a separate canvas for each picture.
          <PosterView
            key={key}
            model={picture}
            show={{ posterUrl: stub.posterUrl, draw: (context, _ratio, poster) => paintStub(context, facts, poster) }}
            label={t('stub.of', { show: stub.showName, facts: joinFacts(factTexts) })}
          />
        )}
      </View>
      <View className={styles.aside}>
        {!picture.lost && (
          <View className={boxStyles.stack3}>
            <SavePicture model={picture} />
            <SharePicture model={picture} />
          </View>
        )}
        <MissingPoster model={picture} />
        <PictureNote model={picture} />
        <StubOptions model={model} />
      </View>
    </View>
  )
})

export default screen('ticket-stub-print', TicketStubPrint)
