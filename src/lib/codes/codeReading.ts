/** The result of reading a text as a code. */

export type CodeProblem =
  | 'wrong check digit'
  | 'digits lost'
  | 'too few digits'
  | 'too many digits'
  | 'letters'
  | 'nothing but zeros'

export type CodeReading =
  | {
      kind: 'code'
      /** The code: 8, 12, 13 or 14 digits with a valid check digit. */
      code: string
      /** A sentence that explains how the text was corrected or what the code is; null if the text is the code itself. */
      note: string | null
      /** Another equally likely reading; null without one. */
      other: string | null
    }
  | {
      kind: 'invalid'
      problem: CodeProblem
      /** One or two sentences for the user. */
      message: string
      /** A similar text that would be valid; null without one. */
      suggestion: string | null
      /** The digits of the text, given only if nothing but the check digit is wrong. */
      digits?: string
    }

/** What the column shows about its codes. */
export type CodeContext = {
  /** The heading contains ISBN, or most cells are ISBN-10. */
  isIsbn?: boolean
  /** The heading contains EAN: eight digits that are valid as EAN-8 are read as EAN-8, not UPC-E. */
  isEan?: boolean
  /** Most codes of the column have lost the same number of leading zeros. */
  restoresZeros?: boolean
}
