import { any, type GenericSchema, pipe, record, string, transform } from 'valibot'
import type { Answers, Definition, Facts } from '@/domain/form-schema/definition'
import { problemsOf } from '@/domain/form-schema/problems'
import { answersToSend } from '@/domain/form-schema/to-send'
import type { Issue } from '../form-model'
import { fieldRules } from '../rules'
import { definitionIssue, nameOfProblem } from './problem-texts'
import type { DefinitionTexts } from './slot'

interface DefinitionState {
  definition: Definition
  answers: Answers
  facts: Facts
  /** Returns true if the field of a slot can be edited. Only the gateway checks the other fields. */
  isOpen: (name: string) => boolean
  /** Names of the slots with an upload that has failed. */
  failedUploads: readonly string[]
}

/** Creates the schema of a defined form for the current answers. Its output is the answers to send. */
export const definitionSchema = (
  issue: Issue<DefinitionTexts>,
  { definition, answers, facts, isOpen, failedUploads }: DefinitionState,
): GenericSchema<unknown, Answers> =>
  pipe(
    record(string(), any()),
    fieldRules(() => {
      const found = problemsOf(definition, answers, facts).map((problem) => [
        nameOfProblem(problem),
        definitionIssue(issue, definition, problem),
      ])
      const failed = failedUploads.map((name) => [name, issue('problem.upload')])
      const open = found.filter(([name = '']) => name === 'form' || isOpen(name))
      return Object.fromEntries([...open, ...failed]) as Record<string, string>
    }),
    transform(() => answersToSend(definition, answers, facts.stage)),
  )
