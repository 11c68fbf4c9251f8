### What experiments and their tables say.

## refusals

lab-refusals-no_table = { $path } is not a Parquet file.
lab-refusals-missing_columns = { $path } is not a table of games: it lacks { $columns }.
lab-refusals-no_such_game = { $path } has no game number { $number }.
lab-refusals-no_report = { $path } is not a page that `wartable report` has written, or it comes from another version.
