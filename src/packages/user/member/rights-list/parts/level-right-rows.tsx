import { levelRights } from '@/api/member'
import { rightIcon } from '@/components/member/right-icon'
import { AsyncView } from '@/components/screen/async-view'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { joinFacts } from '@/lib/join-facts'
import { linkTo } from '@/router/link-to'

/** Draws the rights of a member level as rows, each with a link to its screen. */
export function LevelRightRows({ level }: { level: string }) {
  const t = useTexts()
  const { rights } = useModel(({ screen: scope }) => ({
    rights: scope.query(levelRights, { level: Number(level) }, { options: HANDLES_NOT_FOUND }),
  }))
  const toCenter = { text: t('mine.member'), to: linkTo('member-center') }
  return (
    <AsyncView
      of={rights}
      skeleton={<Skeleton shape="block" height="320px" />}
      missing={<Empty scene="no-result" sentence={t('error.notFound')} action={toCenter} />}
    >
      {(loaded) => (
        <ListGroup>
          {loaded
            .filter(({ isDisplayToUser }) => isDisplayToUser)
            .map(({ rightType, icon, primeRightTypeName, badgeDesc, howOften }) => (
              <ListRow
                key={rightType}
                icon={rightIcon(icon)}
                title={primeRightTypeName}
                note={joinFacts([badgeDesc, howOften])}
                to={linkTo('member-right', { level, rightType })}
              />
            ))}
        </ListGroup>
      )}
    </AsyncView>
  )
}
