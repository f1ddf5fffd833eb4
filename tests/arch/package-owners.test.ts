import { createRequire } from 'node:module';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IFlattenedRuleSet;

/** The project's rules over a folder that stands in for `src`. */
async function cruiseAs(folder: string): Promise<ICruiseResult['summary']> {
  const moved = JSON.parse(JSON.stringify(config).replaceAll('^src/', `^${folder}/`)) as IFlattenedRuleSet;
  const { output } = await cruise([folder], {
    ruleSet: moved,
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  });
  return (output as ICruiseResult).summary;
}

describe('the owners of npm packages', () => {
  it('refuses dexie outside the database, and a cycle', async () => {
    const { violations } = await cruiseAs('tests/arch/planted/src');
    expect(violations.map((violation) => violation.rule.name)).toEqual(
      expect.arrayContaining(['dexie-only-in-db', 'no-circular']),
    );
  });

  it('really looks at the modules: under an unsupported compiler it would cruise none and pass', async () => {
    const { totalCruised } = await cruiseAs('src');
    expect(totalCruised).toBeGreaterThan(80);
  });
});
