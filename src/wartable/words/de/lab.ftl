### Was Experimente und ihre Tabellen sagen.

## refusals

lab-refusals-no_table = { $path } ist keine Parquet-Datei.
lab-refusals-missing_columns = { $path } ist keine Tabelle von Partien: Es fehlt { $columns }.
lab-refusals-no_such_game = { $path } enthält keine Partie Nummer { $number }.
lab-refusals-no_report = { $path } ist keine Seite von `wartable report` oder stammt aus einer anderen Version.
