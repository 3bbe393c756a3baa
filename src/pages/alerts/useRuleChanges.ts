import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import type { AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import type { Snooze, AlertRule } from '@/domain/alerts/rule.ts'
import { ruleInWords } from '@/domain/alerts/ruleWords.ts'
import { newId } from '@/lib/newId.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import {
  changeAlertRule,
  deleteAlertRule,
  saveAlert,
  snoozeMatches,
  restoreAlertRule,
  endSnoozes,
} from '@/storage/alerts/alertRules.ts'
import type { WrittenRule } from '@/storage/alerts/rulesFile.ts'
import type { ChangeResult } from '@/storage/database/entryStore.ts'
import { ALERTS } from '@/words/alertNames.ts'

const REFUSED = 'The browser’s storage didn’t accept the change. Nothing was changed.'
const GONE = 'This alert was deleted in another tab; nothing was changed.'

const newRule = (written: WrittenRule, madeAt: number): AlertRule => ({
  ...written,
  id: newId(),
  madeAt,
  changedAt: madeAt,
  offAt: written.isOn ? null : madeAt,
  mutes: [],
})

/** Matches grouped by rule id. */
function byRule(allMatches: readonly AlertMatch[]): Map<string, AlertMatch[]> {
  const found = new Map<string, AlertMatch[]>()
  for (const match of allMatches) {
    found.set(match.ruleId, [...(found.get(match.ruleId) ?? []), match])
  }
  return found
}

/** Adds, changes and deletes alerts, and snoozes matches. Each deletion and snooze is announced with Undo. */
export function useRuleChanges() {
  const { id: connectionId } = useConnection()
  return useMemo(() => {
    const attempt = async (act: () => Promise<ChangeResult | null>): Promise<boolean> => {
      try {
        if ((await act()) !== 'gone') return true
        toast(GONE, { tone: 'error' })
      } catch {
        toast(REFUSED, { tone: 'error' })
      }
      return false
    }
    const undo = (act: () => Promise<ChangeResult | null>) => ({
      action: { label: ALERTS.undo, undo: () => attempt(act) },
    })
    const snoozeSelected = (
      allMatches: readonly AlertMatch[],
      snooze: Pick<Snooze, 'reason' | 'until'>,
    ) =>
      attempt(async () => {
        const at = Date.now()
        for (const [ruleId, own] of byRule(allMatches)) {
          const snoozes = own.map(({ key, found }) => ({ key, at, found: found.value, ...snooze }))
          await snoozeMatches(connectionId, ruleId, snoozes)
        }
        return null
      })
    const endSnooze = (allMatches: readonly AlertMatch[]) =>
      attempt(async () => {
        for (const [ruleId, own] of byRule(allMatches)) {
          await endSnoozes(
            connectionId,
            ruleId,
            own.map(({ key }) => key),
          )
        }
        return null
      })
    return {
      /** Stores the alerts; resolves to true once they are stored. */
      add: (rules: readonly WrittenRule[]) =>
        attempt(async () => {
          const now = Date.now()
          // Adding the index to the time gives each rule its own time, by which rules are sorted, so they stay in the given
          // order.
          for (const [index, rule] of rules.entries()) {
            await saveAlert(connectionId, newRule(rule, now + index))
          }
          toast(`${plural(rules.length, 'alert')} added`)
          return null
        }),
      change: (rule: AlertRule, ruleContent: Pick<AlertRule, 'scope' | 'condition'>) =>
        attempt(async () => {
          const { scope, condition, changedAt } = rule
          const saved = await changeAlertRule(connectionId, rule.id, {
            ...ruleContent,
            changedAt: Date.now(),
          })
          if (saved !== 'gone') {
            toast(
              'Alert changed',
              undo(() => changeAlertRule(connectionId, rule.id, { scope, condition, changedAt })),
            )
          }
          return saved
        }),
      turn: ({ id }: AlertRule, isOn: boolean) =>
        attempt(() => changeAlertRule(connectionId, id, { isOn, offAt: isOn ? null : Date.now() })),
      remove: (rule: AlertRule) =>
        attempt(async () => {
          const deleted = await deleteAlertRule(connectionId, rule.id)
          if (!deleted) return 'gone'
          toast(
            `Deleted: ${ruleInWords(rule)}`,
            undo(() => restoreAlertRule(deleted)),
          )
          return null
        }),
      snoozeSelected: async (
        allMatches: readonly AlertMatch[],
        snooze: Pick<Snooze, 'reason' | 'until'>,
      ) => {
        if (!(await snoozeSelected(allMatches, snooze))) return
        toast(`${formatCount(allMatches.length)} snoozed`, {
          action: { label: ALERTS.undo, undo: () => endSnooze(allMatches) },
        })
      },
      endSnooze: async (allMatches: readonly AlertMatch[]) => {
        if (!(await endSnooze(allMatches))) return
        // Undo restores each snooze with its own reason.
        const before = allMatches.filter((one) => one.mute !== null)
        toast(`${formatCount(before.length)} no longer snoozed`, {
          action: {
            label: ALERTS.undo,
            undo: () =>
              attempt(async () => {
                for (const [ruleId, own] of byRule(before)) {
                  const snoozes = own.flatMap((one) => one.mute ?? [])
                  await snoozeMatches(connectionId, ruleId, snoozes)
                }
                return null
              }),
          },
        })
      },
    }
  }, [connectionId])
}

export type RuleChanges = ReturnType<typeof useRuleChanges>
