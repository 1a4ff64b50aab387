// The words of a board that do not come from the library.
const tables = {
  en: {
    board: "Sudoku board",
    way: "Steps",
    first: "To the puzzle",
    back: "Previous step",
    on: "Next step",
    last: "To the end",
    puzzle: "The puzzle",
    step: "Step {n} of {count}",
    end: "The end",
    solved: "Solved in {count} steps.",
    stuck: "After {count} steps no technique applies any more.",
    several: "More than one solution.",
    none: "No solution.",
    noStep: "There is no step {n}: the path has {count}.",
    row: "row {n}",
    column: "column {n}",
    empty: "empty",
  },
  de: {
    board: "Sudoku",
    way: "Schritte",
    first: "Zum Rätsel",
    back: "Voriger Schritt",
    on: "Nächster Schritt",
    last: "Zum Ende",
    puzzle: "Das Rätsel",
    step: "Schritt {n} von {count}",
    end: "Das Ende",
    solved: "Gelöst in {count} Schritten.",
    stuck: "Nach {count} Schritten ist keine Technik mehr anwendbar.",
    several: "Mehr als eine Lösung.",
    none: "Keine Lösung.",
    noStep: "Einen Schritt {n} gibt es nicht: Der Weg hat {count}.",
    row: "Zeile {n}",
    column: "Spalte {n}",
    empty: "leer",
  },
  zh: {
    board: "数独盘面",
    way: "步骤",
    first: "回到题目",
    back: "上一步",
    on: "下一步",
    last: "到最后",
    puzzle: "题目",
    step: "第 {n} 步，共 {count} 步",
    end: "结束",
    solved: "{count} 步解出。",
    stuck: "{count} 步之后没有技巧可用。",
    several: "不止一个解。",
    none: "无解。",
    noStep: "没有第 {n} 步：一共 {count} 步。",
    row: "第 {n} 行",
    column: "第 {n} 列",
    empty: "空",
  },
};

/** The language of the library that is nearest to that of a page: "de-AT" is German. */
export function languageOf(tag) {
  const language = (tag ?? "").slice(0, 2).toLowerCase();
  return language in tables ? language : "en";
}

export function wordsOf(language) {
  return (key, values = {}) => tables[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
