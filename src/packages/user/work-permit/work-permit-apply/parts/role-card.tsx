import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { SelectRow } from '@/components/ui/select-row/select-row'
import type { Definition } from '@/domain/form-schema/definition'
import { permitTexts } from '@/locales/namespaces/permit'
import type { LeadProps } from './lead-props'

/** Returns the documents and pictures that a form requires. */
const needsOf = ({ sections }: Definition) => {
  const kinds = new Set(sections.flatMap(({ fields }) => fields.map(({ kind }) => kind)))
  return (['PICTURES', 'DOCUMENT', 'PLATE'] as const).filter((kind) => kinds.has(kind))
}

/** Draws the roles with their places, and the documents and pictures that the form of the role requires. */
export const RoleCard = observer(
  ({ model, project: { roles, decidesIn, isConfirmed }, definition }: LeadProps & { definition: Definition }) => {
    const t = useTexts(permitTexts)
    return (
      <Card
        title={t('permit.role')}
        note={t('permit.roleNote', {
          needs: needsOf(definition)
            .map((kind) => t(`permit.needs.${kind}`))
            .join(t('permit.comma')),
        })}
      >
        {roles.map((role) => {
          const left = model.leftOf(role)
          const isChosen = role.roleId === model.role?.roleId
          return (
            <SelectRow
              key={role.roleId}
              strong={isChosen}
              title={role.name}
              notes={[
                role.isReviewed
                  ? t('permit.reviewed', { count: decidesIn })
                  : t(isConfirmed ? 'permit.atOnce' : 'permit.noReview'),
                ...(left === 0 ? [t('permit.roleFull')] : []),
              ]}
              {...(left > 0 && {
                onClick: () => model.chooseRole(role.roleId),
                ariaPressed: isChosen,
                trail: t(isChosen ? 'permit.chosen' : 'permit.choose'),
              })}
            />
          )
        })}
      </Card>
    )
  },
)
